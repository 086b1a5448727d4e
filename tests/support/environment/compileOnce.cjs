// Jest compiles every file with a function for its import(), and V8 doesn't cache such code, so React and everything
// else would compile again for each test file. No file needs that function, because each import() is a require by then.
const vm = require('node:vm');

const { compileFunction } = vm;

vm.compileFunction = (source, parameters, options) =>
  compileFunction(source, parameters, { ...options, importModuleDynamically: undefined });
