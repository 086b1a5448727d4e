// Jest compiles every file with a function that answers its import(), and V8 does not cache such code: React and
// all else were compiled again for each test file. No file needs that function: an import() is a require by then.
const vm = require('node:vm');

const { compileFunction } = vm;

vm.compileFunction = (source, parameters, options) =>
  compileFunction(source, parameters, { ...options, importModuleDynamically: undefined });
