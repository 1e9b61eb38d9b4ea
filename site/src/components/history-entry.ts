/**
 * Makes the browser's back button close what is open: one entry is added on opening and taken back on closing.
 * @param address of what is open, where it has one
 */
export function addHistoryEntry(onBack: () => void, address = ''): () => Promise<void> {
  history.pushState({ ...history.state, over: true }, '', address)
  let standing = true
  const back = () => {
    standing = false
    removeEventListener('popstate', back)
    onBack()
  }
  addEventListener('popstate', back)

  return () => {
    removeEventListener('popstate', back)
    if (!standing) return Promise.resolve()
    standing = false
    return new Promise((resolve) => {
      addEventListener('popstate', () => resolve(), { once: true })
      history.back()
    })
  }
}
