export function ensureBuilt(): void;
export function filesOfBuild(): string[];
