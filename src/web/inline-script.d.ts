/** A file and its imports, bundled into the text of one inline script (tools/inline-script.ts). */
declare module '*?script' {
  const script: string;
  export default script;
}
