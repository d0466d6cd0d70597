import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { chooseMode, showChosenTheme, shownMode, subscribeToMode, toggleMode } from './theme-mode.ts';

const page = (systemIsDark: boolean, stored: Record<string, string> = {}) => {
  const storage = new Map(Object.entries(stored));
  const root = { dataset: {} as Record<string, string | undefined>, classList: new Set<string>() };
  const system = Object.assign(new EventTarget(), { matches: systemIsDark });
  vi.stubGlobal('document', { documentElement: root });
  vi.stubGlobal('window', { matchMedia: () => system });
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => storage.get(key) ?? null,
    setItem: (key: string, value: string) => storage.set(key, value),
    removeItem: (key: string) => storage.delete(key),
  });
  return { root, storage, system };
};

const withoutStorage = () => {
  const refuse = () => {
    throw new Error('storage is denied');
  };
  vi.stubGlobal('localStorage', { getItem: refuse, setItem: refuse, removeItem: refuse });
};

afterEach(() => vi.unstubAllGlobals());

describe('Given the head of a page', () => {
  it('When no theme was chosen, Then the system decides and the page is marked as scripted', () => {
    const { root } = page(true);
    showChosenTheme();
    expect(root.dataset.theme).toBeUndefined();
    expect(root.classList.has('js')).toBe(true);
  });

  it('When a theme was chosen before, Then it is set before anything is painted', () => {
    const { root } = page(true, { theme: 'light' });
    showChosenTheme();
    expect(root.dataset.theme).toBe('light');
  });

  it('When storage has an invalid value, Then it is ignored', () => {
    const { root } = page(false, { theme: '"><script>' });
    showChosenTheme();
    expect(root.dataset.theme).toBeUndefined();
  });

  it('When storage is denied, Then the page is still marked as scripted', () => {
    const { root } = page(false);
    withoutStorage();
    showChosenTheme();
    expect(root.classList.has('js')).toBe(true);
  });
});

describe('Given a light system', () => {
  let light: ReturnType<typeof page>;
  beforeEach(() => {
    light = page(false);
  });

  it('When the visitor switches, Then dark is shown and stored', () => {
    toggleMode();
    expect(shownMode()).toBe('dark');
    expect(light.root.dataset.theme).toBe('dark');
    expect(light.storage.get('theme')).toBe('dark');
  });

  it('When the visitor switches there and back, Then the choice is deleted and the system decides again', () => {
    toggleMode();
    toggleMode();
    expect(shownMode()).toBe('light');
    expect(light.root.dataset).not.toHaveProperty('theme');
    expect(light.storage.has('theme')).toBe(false);
  });

  it('When storage is denied, Then the choice holds for this page', () => {
    withoutStorage();
    chooseMode('dark');
    expect(shownMode()).toBe('dark');
  });

  it('When the visitor or the system changes the theme, Then a listener is called, until it unsubscribes', () => {
    let calls = 0;
    const unsubscribe = subscribeToMode(() => calls++);
    toggleMode();
    light.system.dispatchEvent(new Event('change'));
    expect(calls).toBe(2);
    unsubscribe();
    toggleMode();
    light.system.dispatchEvent(new Event('change'));
    expect(calls).toBe(2);
  });
});
