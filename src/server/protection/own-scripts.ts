/**
 * Keeps what somebody presses before the script of that part of the page has come, and presses it
 * again when it has: a part says that it waits with `data-waits`, and takes it away once it lives.
 * A link whose script does not come within eight seconds leads where it says, unless somebody typed
 * into the page, who would lose that: it notes so for all (`hasTyped` of the browser). Nobody else hears
 * of the first press: React, which is already listening while it brings the page to life, would answer
 * to both. It stands in the page itself, because any file of its own could come too late as well.
 */
export const earlyPressScript = `(()=>{
const kept=new Map(),mark='data-waits',again='data-pressed-again',root=document.documentElement.dataset;
addEventListener('input',()=>{root.typed=''},true);
addEventListener('click',(event)=>{
if(event.button||event.metaKey||event.ctrlKey||event.shiftKey||event.altKey)return;
const control=event.target.closest?.('a,button'),part=control?.closest('['+mark+']');
if(!part)return;
event.preventDefault();
event.stopImmediatePropagation();
kept.set(part,control);
if(control.href)setTimeout(()=>{if(kept.get(part)===control&&part.isConnected&&!('typed' in root))location.assign(control.href)},8000);
},true);
new MutationObserver((changes)=>{
for(const {target} of changes){
const control=kept.get(target);
if(!control||target.hasAttribute(mark))continue;
kept.delete(target);
control.setAttribute(again,'');
control.click();
control.removeAttribute(again);
}
}).observe(document,{subtree:true,attributeFilter:[mark]});
})()`

/**
 * Fetches the scripts of the framework once the page has been painted; `delayScripts` puts it at the
 * end of a page. Where nothing is painted, as in a tab behind another one, it does not wait for that.
 */
export const lateScript = `(()=>{
const root=document.documentElement;
document.currentScript.remove();
const begin=()=>{
root.removeAttribute('data-unpainted');
for(const late of document.querySelectorAll('script[type=late][src^="/_next/static/"]')){
const script=document.createElement('script');
for(const name of ['src','id','async'])if(late.hasAttribute(name))script.setAttribute(name,late.getAttribute(name));
late.replaceWith(script);
}
for(const link of document.querySelectorAll('link[rel=late][as=script]'))link.rel='preload';
};
if(document.hidden)begin();
else requestAnimationFrame(()=>setTimeout(begin));
setTimeout(begin,1000);
})()`

/** Scripts of ours that may stand in a page, exactly so. */
export const ownScripts: readonly string[] = [earlyPressScript, lateScript]
