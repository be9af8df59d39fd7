/**
 * Arguments for Node that let it run the project's TypeScript.
 *
 * The condition picks the editor's packages in their finished form. Without it each of them
 * chooses while it loads, by an import inside itself, and Node 20 at times waits for such a circle
 * of imports for ever: the program then ends silently, with its work not done.
 */
export const typescriptNode = ['--conditions=production', '--import', 'tsx'] as const
