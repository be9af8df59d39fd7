/** Stands in for `next/cache` outside a request, where nothing is cached and nothing goes stale. */
export function revalidateTag(): void {}
export function revalidatePath(): void {}
export function updateTag(): void {}
export function cacheTag(): void {}
export function cacheLife(): void {}
