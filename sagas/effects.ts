/** The only place to import effects from. Use them with `yield*`. */
export * from 'typed-redux-saga';
