import { type RefObject, useEffect, useRef, useState } from 'react'

const FRAME_MS = 150
const WIDTH = 640
/** The same code in the same hands. */
const AGAIN_MS = 4_000

/** Looks through the back camera and tells each code it reads; what reads them is loaded with the first press. */
export function useCamera(video: RefObject<HTMLVideoElement | null>, read: (text: string) => void) {
  const [isOn, setOn] = useState(false)
  const [failure, setFailure] = useState<string | null>(null)
  const stop = useRef<() => void>(() => {})
  useEffect(() => () => stop.current(), [])

  const start = async () => {
    setFailure(null)
    try {
      const [stream, { default: decode }] = await Promise.all([
        navigator.mediaDevices.getUserMedia({ video: { facingMode: 'environment' } }),
        import('qr/decode.js'),
      ])
      const screen = video.current
      if (!screen) return
      screen.srcObject = stream
      await screen.play()
      const timer = watch(screen, decode, read)
      stop.current = () => {
        clearInterval(timer)
        for (const track of stream.getTracks()) track.stop()
      }
      setOn(true)
    } catch {
      setFailure('Камера не\u00A0включилась. Разрешите её в\u00A0браузере или вводите код руками')
    }
  }
  return { isOn, failure, start }
}

type Decode = (frame: { width: number; height: number; data: Uint8ClampedArray }) => string

function watch(screen: HTMLVideoElement, decode: Decode, read: (text: string) => void) {
  const canvas = document.createElement('canvas')
  const pen = canvas.getContext('2d', { willReadFrequently: true })
  let last = { text: '', at: 0 }
  return setInterval(() => {
    if (!pen || screen.videoWidth === 0) return
    canvas.width = WIDTH
    canvas.height = Math.round((WIDTH * screen.videoHeight) / screen.videoWidth)
    pen.drawImage(screen, 0, 0, canvas.width, canvas.height)
    const text = tried(() => decode(pen.getImageData(0, 0, canvas.width, canvas.height)))
    if (text === null || (text === last.text && Date.now() - last.at < AGAIN_MS)) return
    last = { text, at: Date.now() }
    read(text)
  }, FRAME_MS)
}

/** A frame without a code throws. */
function tried(decode: () => string): string | null {
  try {
    return decode()
  } catch {
    return null
  }
}
