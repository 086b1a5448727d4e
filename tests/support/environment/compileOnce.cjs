// Jest has every file compiled with a function that answers its import(), and what is compiled so V8 does not keep:
// React and all else were compiled anew for each test file. No file asks that function: an import() is a require by then.
const vm = require('node:vm');

const { compileFunction } = vm;

vm.compileFunction = (source, parameters, options) =>
  compileFunction(source, parameters, { ...options, importModuleDynamically: undefined });
