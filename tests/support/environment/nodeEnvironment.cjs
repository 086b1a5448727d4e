// Node's environment with a plain global object. Jest's own is a proxy, through which every look at `Map` or `Object`
// goes: what reducers do, which look a lot, takes three times as long behind it.
require('./compileOnce.cjs');
const vm = require('node:vm');
const { TestEnvironment } = require('jest-environment-node');

module.exports = class extends TestEnvironment {
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
