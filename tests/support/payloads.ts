import { isExhaustive } from './breadth';

/** Makes a text that executes the script `run` where a page doesn't escape it. */
type Trick = (run: string) => string;

/** The site that payloads lead to. Its addresses under `/executed` are requested only by a payload that ran. */
export const canary = 'https://canary.example';

const base64 = (text: string) => Buffer.from(text).toString('base64');
const decimal = (text: string) => [...text].map((letter) => `&#${letter.codePointAt(0)};`).join('');
const hexadecimal = (text: string) =>
  [...text].map((letter) => `&#x${letter.codePointAt(0)?.toString(16)}`).join('');
const percent = (text: string) =>
  [...text].map((letter) => `%${letter.codePointAt(0)?.toString(16).padStart(2, '0')}`).join('');
const escapedUnicode = (text: string) =>
  text.replace(/[a-z]/, (letter) => `\\u00${letter.codePointAt(0)?.toString(16)}`);

const scripts: Record<string, Trick> = {
  'a script': (run) => `<script>${run}</script>`,
  'a script in capitals, with a slash for a space': (run) => `<SCRIPT/x>${run}</SCRIPT/x>`,
  'a script from elsewhere': (run) => `<script src="data:text/javascript,${run}"></script>`,
  'a script of a module': (run) => `<script type="module">${run}</script>`,
  'a script in base64': (run) => `<script src="data:text/javascript;base64,${base64(run)}"></script>`,
  'a script in a script': (run) => `<scr<script>ipt>${run}</scr</script>ipt><script>${run}</script>`,
  'a script that is never closed': (run) => `<script>${run}//`,
  'a script after the end of one': (run) => `</script><script>${run}</script>`,
  'a script after the end of one, in capitals': (run) => `</ScRiPt ><svg/onload=${run}>`,
  'a script after a comment that isn’t one': (run) => `<!--><script>${run}</script>-->`,
  'a script after a comment with an exclamation': (run) => `<!--x--!><script>${run}</script>`,
  'a script after the end of CDATA': (run) =>
    `]]><script xmlns="http://www.w3.org/1999/xhtml">${run}</script>`,
  'the end of a string in a script': (run) => `';${run};'`,
  'the end of a string in quotes': (run) => `";${run};//`,
  'the end of a template': (run) => `\`;${run};\``,
  'a hole in a template': (run) => `\${${run}}`,
  'an entity in a script of JSON': (run) => `\\u003c/script\\u003e\\u003cscript\\u003e${run}`,
  'a line end that JSON allows': (run) => `\u2028${run}\u2029</script><script>${run}</script>`,
  'half an opening of a script in JSON': (run) => `<!--<script>${run}</script>`,
};

const handlers: Record<string, Trick> = {
  'a picture that fails': (run) => `<img src=x onerror=${run}>`,
  'a picture without spaces': (run) => `<img/src="x"/onerror=${run}>`,
  'a picture with backticks': (run) => `<img src=\`x\`onerror=${run}>`,
  'a picture that comes': (run) =>
    `<img src="data:image/gif;base64,R0lGODlhAQABAAAAACwAAAAAAQABAAA=" onload=${run}>`,
  'a picture in entities': (run) => `<img src=x onerror="${decimal(run)}">`,
  'a picture in hexadecimal entities': (run) => `<img src=x onerror="${hexadecimal(run)}">`,
  'a picture with escaped letters': (run) => `<img src=x onerror="${escapedUnicode(run)}">`,
  'a picture with sources': (run) => `<img srcset="x 1x" onerror=${run}>`,
  'a picture of another name': (run) => `<image src=x onerror=${run}>`,
  'a handler in an attribute': (run) => `" autofocus onfocus=${run} x="`,
  'a handler in an attribute of single quotes': (run) => `' autofocus onfocus=${run} x='`,
  'a handler in an attribute without quotes': (run) => `x autofocus onfocus=${run}`,
  'an element after an attribute': (run) => `"><img src=x onerror=${run}>`,
  'an element after an attribute of single quotes': (run) => `'><svg/onload=${run}>`,
  'an element after a title': (run) => `</title></textarea></style></noscript><img src=x onerror=${run}>`,
  'an element after a template': (run) => `</template><img src=x onerror=${run}>`,
  'a field in focus': (run) => `<input autofocus onfocus=${run}>`,
  'a text in focus': (run) => `<textarea autofocus onfocus=${run}>`,
  'a choice in focus': (run) => `<select autofocus onfocus=${run}>`,
  'an element in focus': (run) => `<b tabindex=0 autofocus onfocus=${run}>b</b>`,
  'details that open': (run) => `<details open ontoggle=${run}>`,
  'a marquee': (run) => `<marquee onstart=${run}>m</marquee>`,
  'a film': (run) => `<video><source onerror=${run}></video>`,
  'a sound': (run) => `<audio src=x onerror=${run}>`,
  'an object': (run) => `<object data="x:" onerror=${run}></object>`,
  'a frame that comes': (run) => `<iframe onload=${run}></iframe>`,
  'a body': (run) => `<body onload=${run} onpageshow=${run}>`,
  'a style that comes': (run) => `<style onload=${run}></style>`,
  'an animation': (run) =>
    `<style>@keyframes k{}</style><b style="animation:k 1s" onanimationstart=${run}>b</b>`,
  'what a pointer passes over': (run) =>
    `<b onpointerrawupdate=${run} onscrollend=${run} onmouseover=${run}>b</b>`,
  'what comes into sight': (run) =>
    `<b oncontentvisibilityautostatechange=${run} style="display:block;content-visibility:auto">b</b>`,
  'a popover': (run) => `<button popovertarget=p>b</button><p popover id=p onbeforetoggle=${run}>p</p>`,
};

const addresses: Record<string, Trick> = {
  'a link that runs': (run) => `<a href="javascript:${run}">a</a>`,
  'a bare address that runs': (run) => `javascript:${run}`,
  'a bare address that runs, disguised as a comment': (run) => `javascript://a.example/%0a${run}`,
  'a bare address that runs, in capitals': (run) => `JaVaScRiPt:${run}`,
  'a link with a tab': (run) => `<a href="java&Tab;script&colon;${run}">a</a>`,
  'a link with a line end': (run) => `<a href="java&NewLine;script:${run}">a</a>`,
  'a link with a control sign': (run) => `<a href="&#1;javascript:${run}">a</a>`,
  'a link in entities': (run) => `<a href="${decimal(`javascript:${run}`)}">a</a>`,
  'a link in per cent': (run) => `<a href="javascript:${percent(run)}">a</a>`,
  'a link to a page of data': (run) => `<a href="data:text/html,<script>${run}</script>">a</a>`,
  'a link of another time': (run) => `<a href="vbscript:${run}">a</a>`,
  'a frame that runs': (run) => `<iframe src="javascript:parent.${run}"></iframe>`,
  'a frame of its own text': (run) => `<iframe srcdoc="<script>parent.${run}</script>"></iframe>`,
  'a frame of data': (run) =>
    `<iframe src="data:text/html;base64,${base64(`<script>${run}</script>`)}"></iframe>`,
  'an object of data': (run) => `<object data="data:text/html,<script>${run}</script>"></object>`,
  'an embedded page': (run) => `<embed src="data:text/html,<script>${run}</script>">`,
  'a form that runs': (run) => `<form action="javascript:${run}"><button>b</button></form>`,
  'a button that runs': (run) => `<form><button formaction="javascript:${run}">b</button></form>`,
  'a page that leads away': () => `<meta http-equiv="refresh" content="0;url=${canary}/executed/refresh">`,
  'a page that leads to data': (run) =>
    `<meta http-equiv="refresh" content="0;url=data:text/html,<script>${run}</script>">`,
  'another base': () => `<base href="${canary}/executed/">`,
  'an area that runs': (run) => `<map name=m><area href="javascript:${run}"></map>`,
};

const foreign: Record<string, Trick> = {
  'a drawing that comes': (run) => `<svg onload=${run}>`,
  'a drawing with a script': (run) => `<svg><script>${run}</script></svg>`,
  'a drawing with a script in entities': (run) => `<svg><script>${decimal(run)}</script></svg>`,
  'a drawing that moves': (run) => `<svg><animate onbegin=${run} attributeName=x dur=1s>`,
  'a drawing whose link moves': (run) =>
    `<svg><a><animate attributeName=href values=javascript:${run} /><text x=9 y=9>a</text></a></svg>`,
  'a drawing with a foreign part': (run) =>
    `<svg><foreignObject><iframe srcdoc="<script>parent.${run}</script>"></iframe></foreignObject></svg>`,
  'a drawing that uses another': (run) =>
    `<svg><use href="data:image/svg+xml,<svg id='x' xmlns='http://www.w3.org/2000/svg'><a href='javascript:${run}'/></svg>#x"/></svg>`,
  'a formula with a link': (run) => `<math href="javascript:${run}"><mi>a</mi></math>`,
  'a formula that ends in a style': (run) =>
    `<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=${run}&gt;">`,
  'a formula that changes as it is read again': (run) =>
    `<form><math><mtext></form><form><mglyph><style></math><img src onerror=${run}>`,
  'a drawing that ends in a style': (run) => `<svg></p><style><a id="</style><img src=1 onerror=${run}>">`,
  'a drawing with a description': (run) =>
    `<svg><desc><noscript><style><a title="</style></noscript><img src onerror=${run}>">`,
  'a formula with an annotation': (run) =>
    `<math><annotation-xml encoding="text/html"><style><img src=x onerror=${run}></style></annotation-xml></math>`,
  'a text that is no script’s': (run) =>
    `<noscript><p title="</noscript><img src=x onerror=${run}>"></noscript>`,
  'a text of old': (run) => `<xmp><p title="</xmp><img src=x onerror=${run}>">`,
  'a text without frames': (run) => `<noembed><p title="</noembed><img src=x onerror=${run}>">`,
  'a title in a text': (run) => `<textarea><a title="</textarea><img src=x onerror=${run}>">`,
  'a paragraph in a style': (run) => `<p><style><!--</style><script>${run}//--></script></p>`,
  'a table that lets it out': (run) => `<table><td background=x><caption><svg/onload=${run}></table>`,
  'a template’s shadow': (run) =>
    `<div><template shadowrootmode=open><img src=x onerror=${run}></template></div>`,
};

const others: Record<string, Trick> = {
  'a style that loads': () => `<style>@import url(${canary}/executed/style.css);</style>`,
  'a style in an attribute': () =>
    `<b style="position:fixed;inset:0;background:url(${canary}/executed/background)">b</b>`,
  'a style sheet from elsewhere': () => `<link rel=stylesheet href=${canary}/executed/link.css>`,
  'a style of another time': (run) => `<b style="width:expression(${run});behavior:url(x)">b</b>`,
  'a name for what the page calls': (run) =>
    `<form id=clobbered name=clobbered><input name=attributes><a id=clobbered href="javascript:${run}">a</a></form>`,
  'a picture in the place of the document’s own': (run) =>
    `<img name=clobbered id=clobbered><a id=clobbered name=baseUrl href="javascript:${run}"></a>`,
  'a letter that folds to another': (run) => `＜script＞${run}＜/script＞<ſcript>${run}</ſcript>`,
  'a text that turns round': (run) => `<img src=x onerror=${run}>\u202Egnp.x\u202C`,
  'an unseen sign in a name': (run) => `<scr\u200Bipt>${run}</scr\u200Bipt><img src=x onerror=${run}>`,
  'an opening in the words of a paragraph': (run) => `<p lang="a b onx=${run} c">a b onx=${run} c</p>`,
  'a language that is an attribute': (run) => `<p lang='"><img src=x onerror=${run}>' dir='"onx'>a</p>`,
  'twice encoded': (run) => `&lt;script&gt;${run}&lt;/script&gt;&amp;lt;img src=x onerror=${run}&amp;gt;`,
  'a prototype': (run) => `{"__proto__":{"innerHTML":"<img src=x onerror=${run}>"}}`,
  'curly brackets of a template': (run) => `{{constructor.constructor('${run}')()}}`,
  'a mail’s head': (run) => `x%0d%0aContent-Type:text/html%0d%0a%0d%0a<script>${run}</script>`,
};

export interface Payload {
  name: string;
  text: string;
}

const classes = [scripts, handlers, addresses, foreign, others];

/** All payloads. When one runs, it calls `xss` of its page with its index in this list, or requests an `/executed` address. */
export const payloads: readonly Payload[] = classes
  .flatMap((each) => Object.entries(each))
  .map(([name, write], number) => ({ name, text: write(`xss(${number})`) }));

/** Every sixteenth payload of each class. */
const representatives: readonly Payload[] = classes.flatMap((each) => {
  const names = Object.keys(each).filter((_, index) => index % 16 === 0);
  return payloads.filter(({ name }) => names.includes(name));
});

/** The payloads for which a journey opens a page of its own. */
export const tried = isExhaustive ? payloads : representatives;
