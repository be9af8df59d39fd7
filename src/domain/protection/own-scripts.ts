/**
 * Keeps what somebody presses before the script of that part of the page has come, and presses it
 * again when it has: a part says that it waits with `data-waits`, and takes it away once it lives.
 * A link whose script does not come within eight seconds leads where it says. It is the only script
 * of ours that stands in the page itself, because any file of its own could come too late as well.
 */
export const earlyPressScript = `(()=>{
const kept=new Map(),mark='data-waits';
addEventListener('click',(event)=>{
if(event.button||event.metaKey||event.ctrlKey||event.shiftKey||event.altKey)return;
const control=event.target.closest?.('a,button'),part=control?.closest('['+mark+']');
if(!part)return;
event.preventDefault();
kept.set(part,control);
if(control.href)setTimeout(()=>{if(kept.get(part)===control&&part.isConnected)location.assign(control.href)},8000);
},true);
new MutationObserver((changes)=>{
for(const {target} of changes){
const control=kept.get(target);
if(!control||target.hasAttribute(mark))continue;
kept.delete(target);
control.click();
}
}).observe(document,{subtree:true,attributeFilter:[mark]});
})()`

/** Scripts of ours that may stand in a page, exactly so. */
export const ownScripts: readonly string[] = [earlyPressScript]
