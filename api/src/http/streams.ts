/** A live stream that ends when the process is told to stop: clients reconnect elsewhere, and stopping need not wait for them. */
export function endWith(body: ReadableStream<Uint8Array>, stopping: AbortSignal): ReadableStream<Uint8Array> {
  const reader = body.getReader()
  let end = () => {}
  return new ReadableStream<Uint8Array>({
    start(controller) {
      end = () => {
        stopping.removeEventListener('abort', end)
        controller.close()
        void reader.cancel().catch(() => {})
      }
      if (stopping.aborted) end()
      else stopping.addEventListener('abort', end)
    },
    async pull(controller) {
      const { done, value } = await reader.read()
      if (stopping.aborted) return
      if (!done) return controller.enqueue(value)
      stopping.removeEventListener('abort', end)
      controller.close()
    },
    cancel(reason) {
      stopping.removeEventListener('abort', end)
      return reader.cancel(reason)
    },
  })
}
