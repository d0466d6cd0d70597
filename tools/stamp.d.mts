export function ensureBuilt(): void;
export function isBuilt(): boolean;
export function filesOfBuild(): string[];
