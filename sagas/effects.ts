/** The one door to effects. Everything here is used with `yield*`. */
export * from 'typed-redux-saga';
