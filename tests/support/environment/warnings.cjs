// Sends Node's own warnings to the test's console, which makes the test fail (failOnConsole.ts).
module.exports = (Environment) =>
  class extends Environment {
    report = ({ name, stack }) => {
      // ES modules in jest are experimental.
      if (name !== 'ExperimentalWarning') this.global.console.warn(stack);
    };

    async setup() {
      await super.setup();
      process.on('warning', this.report);
    }

    async teardown() {
      process.off('warning', this.report);
      await super.teardown();
    }
  };
