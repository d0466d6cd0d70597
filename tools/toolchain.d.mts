export const root: string;
export function environment(): NodeJS.ProcessEnv;
export function nodePath(): string;
export const serverFlags: string[];
export const serverEnvironment: Record<string, string>;
export function fail(line: string, detail?: string): never;
export const releaseFile: string;
