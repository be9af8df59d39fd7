// The marker package throws outside a React server; unit tests run in plain Node.
export {}
