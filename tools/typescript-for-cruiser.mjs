// dependency-cruiser reads TypeScript with the JavaScript API of TypeScript 6; TypeScript 7 has none.
// Loaded with --import, this hands it the one under the alias `typescript6`, and nobody else.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    const wanted = specifier === 'typescript' || specifier.startsWith('typescript/');
    return next(wanted ? specifier.replace('typescript', 'typescript6') : specifier, context);
  },
});
