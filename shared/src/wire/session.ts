/** 401 and 403 speak of the session alone, except where one is signing in: the client forgets it on them. */
export function isSessionRefused(request: Request, response: Response): boolean {
  const refused = response.status === 401 || response.status === 403
  return refused && !new URL(request.url).pathname.endsWith('/authenticate')
}
