const bytesPerKilobyte = 1024
const bytesPerMegabyte = 1024 * 1024

/**
 * Prints the size of a file, rounded up, as `312 kB` or `2,4 MB`; the comma is that of the Belgian
 * notation in every language.
 *
 * @param bytes 0 or more
 */
export function formatFileSize(bytes: number): string {
  if (bytes < bytesPerMegabyte) return `${Math.ceil(bytes / bytesPerKilobyte)} kB`
  return `${(Math.ceil((bytes * 10) / bytesPerMegabyte) / 10).toFixed(1).replace('.', ',')} MB`
}
