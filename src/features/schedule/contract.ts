/** All rules of time are part of the contract, as the features that book appointments need them. */
export * from './rules';
