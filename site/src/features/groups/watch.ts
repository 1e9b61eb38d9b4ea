import { whileSeen } from '../../components/while-seen'

/** How often one asks while the stream is silent. */
const POLL_MS = 5000

/** Calls `changed` whenever a group basket may be another than it was, while the page is seen. Returns how to stop. */
export function watchGroup(token: string, changed: () => void): () => void {
  return whileSeen(() => {
    const open = () => {
      const source = new EventSource(`/api/groups/${token}/stream`)
      // What moved between the page's own reading and this moment, nobody would tell.
      source.addEventListener('open', changed)
      source.addEventListener('group', changed)
      return source
    }
    let source = open()
    const timer = setInterval(() => {
      if (source.readyState === EventSource.OPEN) return
      if (source.readyState === EventSource.CLOSED) source = open()
      changed()
    }, POLL_MS)
    return () => {
      clearInterval(timer)
      source.close()
    }
  })
}
