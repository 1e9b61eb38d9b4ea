/** Whether a path, with or without its query, is one of these pages or of those under them. */
export function isUnder(path: string, pages: readonly string[]): boolean {
  return pages.some((page) => path === page || path.startsWith(`${page}/`) || path.startsWith(`${page}?`))
}
