const fc = require('../../../node_modules/fast-check');

// In the gate, properties try the same cases in every run, so a red test points at the change. The full run draws new
// ones.
if (process.env.HOMELINE_FULL !== '1') fc.configureGlobal({ seed: 1 });

module.exports = fc;
