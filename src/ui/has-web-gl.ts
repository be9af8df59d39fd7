/** Whether this browser can draw with WebGL 2, which maps that move and rooms in the round need. */
export function hasWebGl(): boolean {
  const context = document.createElement('canvas').getContext('webgl2')
  context?.getExtension('WEBGL_lose_context')?.loseContext()
  return context !== null
}
