import { useEffect, useRef, useState } from 'react'
import { type Picture, waitingPicture } from '../images/pictures'
import { tooManyImages } from '../images/rules'
import { sentenceOf } from '../wire/answers'
import type { SendImage } from './send-image'
import { shrinkImage } from './shrink-image'

type Options = { value: readonly Picture[]; max: number; send: SendImage; onChange: (pictures: Picture[]) => void }
/** What a picture is made from, to be made again when it is turned or tried once more. */
type Source = { file: Blob | null; url: string; turns: number; sending: AbortController | null }

/**
 * The pictures of a field: each is shrunk, sent one after another, turned, tried again, moved and removed. They stand in
 * `value` alone: one that is put there waiting is sent, one that is taken out of it from elsewhere is not sent any more.
 */
export function useImages({ value: pictures, max, send, onChange }: Options) {
  const [tooMany, setTooMany] = useState<string | null>(null)
  const setPictures = useLatest(pictures, onChange)
  const { sources, line } = useSending(pictures, send, setPictures)

  return {
    pictures,
    tooMany,
    /** As many as there is room for; where there is room for one it takes the other's place. */
    add: (files: readonly File[]) => {
      const taken = files.slice(0, max === 1 ? 1 : Math.max(max - pictures.length, 0))
      setTooMany(taken.length < files.length ? tooManyImages(max) : null)
      const added = taken.map(waitingPicture)
      setPictures((now) => [...(max === 1 && added.length > 0 ? [] : now), ...added])
    },
    turn: (key: string) => {
      const picture = pictures.find((one) => one.key === key)
      const source = sources.current.get(key) ?? (picture && sourceOf(picture))
      if (!source) return
      source.sending?.abort()
      sources.current.set(key, { ...source, turns: (source.turns + 1) % 4, sending: null })
      line(key)
    },
    retry: line,
    remove: (key: string) => {
      setTooMany(null)
      setPictures((now) => now.filter((one) => one.key !== key))
    },
    reorder: (from: number, to: number) =>
      setPictures((now) => {
        const moved = now[from]
        return moved ? now.toSpliced(from, 1).toSpliced(to, 0, moved) : now
      }),
  }
}

/** What the pictures are made from, and the line in which they are made and sent. */
function useSending(pictures: readonly Picture[], send: SendImage, setPictures: ReturnType<typeof useLatest>) {
  const sources = useRef(new Map<string, Source>())
  const queue = useRef<Promise<void>>(Promise.resolve())
  const waiting = useRef(new Set<string>())
  useEffect(() => {
    for (const [key, { sending }] of sources.current) {
      if (pictures.some((one) => one.key === key)) continue
      sending?.abort()
      sources.current.delete(key)
    }
  }, [pictures])
  useEffect(
    () => () => {
      for (const { sending } of sources.current.values()) sending?.abort()
    },
    [],
  )

  const change = (key: string, changed: Partial<Picture>) =>
    setPictures((now) => now.map((one) => (one.key === key ? { ...one, ...changed } : one)))

  const deliver = async (key: string) => {
    waiting.current.delete(key)
    const source = sources.current.get(key)
    if (!source) return
    const sending = new AbortController()
    source.sending = sending
    try {
      source.file ??= await storedFile(source.url)
      const small = await shrinkImage(source.file, source.turns)
      sending.signal.throwIfAborted()
      change(key, { state: 'sending', progress: 0, url: URL.createObjectURL(small) })
      const { id } = await send(small, (progress) => change(key, { progress }), sending.signal)
      if (!sending.signal.aborted) change(key, { state: 'stored', id, progress: 1 })
    } catch (problem) {
      if (!sending.signal.aborted) change(key, { state: 'failed', why: sentenceOf(problem, NOT_SENT) })
    }
  }
  const line = (key: string) => {
    change(key, { state: 'waiting', id: null, why: null })
    // One that waits already goes as it is when its turn comes.
    if (waiting.current.has(key)) return
    waiting.current.add(key)
    queue.current = queue.current.then(() => deliver(key))
  }
  useEffect(() => {
    for (const picture of pictures) {
      if (picture.state !== 'waiting' || sources.current.has(picture.key)) continue
      sources.current.set(picture.key, sourceOf(picture))
      line(picture.key)
    }
  })
  return { sources, line }
}

const sourceOf = ({ file, url }: Picture): Source => ({ file: file ?? null, url, turns: 0, sending: null })

/** Changes what stands in the field now: uploads end between two drawings, and several within one. */
function useLatest(value: readonly Picture[], onChange: Options['onChange']) {
  const latest = useRef({ value, onChange })
  latest.current = { value, onChange }
  return (change: (now: readonly Picture[]) => readonly Picture[]) => {
    const value = change(latest.current.value)
    latest.current.value = value
    latest.current.onChange([...value])
  }
}

const NOT_SENT = 'Не\u00A0загрузилось. Проверьте интернет и\u00A0повторите'

/** A picture that was stored before is fetched to be turned. */
async function storedFile(url: string): Promise<Blob> {
  const answer = await fetch(url)
  if (!answer.ok) throw new Error('The picture could not be read.')
  return answer.blob()
}
