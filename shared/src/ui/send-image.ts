import { type Answer, ask } from '../wire/answers'

type Sent = { id: string; url: string }
export type SendImage = (file: Blob, progress: (part: number) => void, signal: AbortSignal) => Promise<Sent>

/** Uploads one picture to a route that takes `files`, telling how much is sent, which `fetch` cannot. @throws {Problem} */
export function sendImageTo(path: string): SendImage {
  return async (file, progress, signal) => {
    const stored = await ask(post(path, file, progress, signal))
    const [image] = Array.isArray(stored) ? stored : []
    if (!isImage(image)) throw new Error('The server answered no picture.')
    return image
  }
}

function post(path: string, file: Blob, progress: (part: number) => void, signal: AbortSignal) {
  const body = new FormData()
  body.append('files', file, file.type === 'image/jpeg' ? 'photo.jpg' : 'photo')
  return new Promise<Answer<unknown>>((resolve, reject) => {
    const request = new XMLHttpRequest()
    request.open('POST', path)
    request.responseType = 'json'
    request.timeout = 60_000
    request.upload.onprogress = ({ loaded, total }) => progress(total > 0 ? loaded / total : 0)
    request.onload = () => {
      const { status, response } = request
      resolve(
        status < 300
          ? { data: response, error: null, status }
          : { data: null, error: { status, value: response }, status },
      )
    }
    request.onerror = request.ontimeout = request.onabort = () => reject(new Error('The picture was not sent.'))
    signal.addEventListener('abort', () => request.abort())
    request.send(body)
  })
}

function isImage(value: unknown): value is Sent {
  return typeof value === 'object' && value !== null && typeof Reflect.get(value, 'id') === 'string'
}
