import { type Metric, onCLS, onFCP, onINP, onLCP } from 'web-vitals';

export function logVitals(): void {
  onFCP(log);
  onLCP(log);
  onCLS(log, { reportAllChanges: true });
  onINP(log, { reportAllChanges: true });
}

function log({ name, value, rating }: Metric): void {
  const shown = name === 'CLS' ? value.toFixed(3) : `${Math.round(value)} ms`;
  // biome-ignore lint/suspicious/noConsole: the console is what these are for
  console.debug(`${name} ${shown} (${rating})`);
}
