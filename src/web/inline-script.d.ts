/** A file with all that it imports as the text of one script (tools/inline-script.ts). */
declare module '*?script' {
  const script: string;
  export default script;
}
