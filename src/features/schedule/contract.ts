/** All rules of time are public: whatever books appointments needs them. */
export * from './rules';
