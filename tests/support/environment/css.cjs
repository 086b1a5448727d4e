// A CSS module in a test. The value of each class is its own name.
module.exports = {
  __esModule: true,
  default: new Proxy({}, { get: (_target, name) => String(name) }),
};
