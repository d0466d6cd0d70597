import type { TranslationSettings, Translator } from './translator';

/** A translator for the provider in the settings, whose package is loaded when the first text is translated. */
export function createTranslator(settings: TranslationSettings): Translator {
  let loading: Promise<Translator> | undefined;
  const load = async () => {
    if (settings.provider === 'deepl') return (await import('./deepl')).deeplTranslator(settings);
    return (await import('./openai')).openaiTranslator(settings);
  };
  return {
    async translate(request) {
      loading ??= load().catch((error) => {
        loading = undefined;
        throw error;
      });
      return (await loading).translate(request);
    },
  };
}
