/** The segment that marks a preview; only this exact segment behind the language counts. */
export const previewSegment = 'preview'
