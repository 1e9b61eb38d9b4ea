import { useEffect, useEffectEvent, useState } from 'react'
import { reopenAfter } from './connection'

const STREAM = '/api/updates/stream?audience=business'

/**
 * Listens to changes of one's restaurants' orders. The browser resumes from the last event it saw; where it gives up
 * (the server was away), the stream is opened anew and `onChange` asks for everything.
 * @returns whether the stream is open.
 */
export function useStream(onChange: (event_id?: number) => void): boolean {
  const [streaming, setStreaming] = useState(false)
  const changed = useEffectEvent(onChange)

  useEffect(() => {
    let source: EventSource | undefined
    let timer: ReturnType<typeof setTimeout> | undefined
    let failures = 0

    const opened = () => {
      failures = 0
      setStreaming(true)
      changed()
    }
    const failed = () => {
      setStreaming(false)
      if (source?.readyState !== EventSource.CLOSED) return
      failures += 1
      timer = setTimeout(open, reopenAfter(failures))
    }
    const open = () => {
      clearTimeout(timer)
      source?.close()
      source = new EventSource(STREAM)
      source.addEventListener('open', opened)
      source.addEventListener('error', failed)
      source.addEventListener('order', ({ lastEventId }) => changed(Number(lastEventId)))
    }

    open()
    addEventListener('online', open)
    return () => {
      removeEventListener('online', open)
      clearTimeout(timer)
      source?.close()
    }
  }, [])

  return streaming
}
