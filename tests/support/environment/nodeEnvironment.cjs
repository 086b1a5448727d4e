// Node's environment with a plain global object. Jest's own is a proxy, and each lookup of `Map` or `Object` goes
// through it. Reducers do many lookups and would take three times as long.
require('./compileOnce.cjs');
const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');
const withWarnings = require('./warnings.cjs');

module.exports = class extends withWarnings(TestEnvironment) {
  constructor(config, context) {
    const { createContext } = vm;
    vm.createContext = () => createContext(vm.constants.DONT_CONTEXTIFY);
    try {
      super(config, context);
    } finally {
      vm.createContext = createContext;
    }
  }
};
