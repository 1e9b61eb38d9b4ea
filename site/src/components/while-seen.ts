/** Listens while the page is seen, and anew whenever it is seen again. Returns how to stop. */
export function whileSeen(listen: () => () => void): () => void {
  const isSeen = () => document.visibilityState === 'visible'
  const nothing = () => {}
  let stop = isSeen() ? listen() : nothing
  const turn = () => {
    stop()
    stop = isSeen() ? listen() : nothing
  }
  document.addEventListener('visibilitychange', turn)
  return () => {
    document.removeEventListener('visibilitychange', turn)
    stop()
  }
}
