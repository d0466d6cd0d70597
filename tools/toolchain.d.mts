export const root: string;
export function environment(): NodeJS.ProcessEnv;
export function nodePath(): string;
