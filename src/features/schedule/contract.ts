/** The rules of time: pure, and all of them open to whoever books by them. */
export * from './rules';
