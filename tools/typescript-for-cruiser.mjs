// dependency-cruiser needs the JavaScript API of TypeScript, which TypeScript 6 has and 7 lacks. Loaded with --import, this file
// makes dependency-cruiser import the package `typescript6`. Types are checked by TypeScript 7, the package `typescript`.
import { registerHooks } from 'node:module';

registerHooks({
  resolve(specifier, context, next) {
    const wanted = specifier === 'typescript' || specifier.startsWith('typescript/');
    return next(wanted ? specifier.replace('typescript', 'typescript6') : specifier, context);
  },
});
