import { Picture } from '@ostrov/shared/ui/Picture'
import { ChevronLeft, ChevronRight, X } from 'lucide-react'
import { type CSSProperties, useEffect, useLayoutEffect, useRef, useState } from 'react'
import type { Closing } from '../modals/kind'
import { type Slide, slideAddress, stepTo } from './slides'
import { useSwipeAround } from './use-swipe-around'
import './gallery.css'

export type ShownSlides = {
  slides: readonly Slide[]
  /** Which of them is seen first. */
  at: number
  /** By this word the address names the slide that is seen; without it the gallery has no address. */
  part?: string
}

/** Pictures as large as the screen: swiped by a finger, walked by the arrows round and round. */
export default function GalleryView({ slides, at, part, close }: ShownSlides & Closing) {
  const { strip, index, go, watching } = useStrip(slides.length, at)
  useEffect(() => {
    // Closed meanwhile, the page has its own address again.
    if (part && location.hash.startsWith(`#${part}-`))
      history.replaceState(history.state, '', slideAddress(part, index))
  }, [part, index])
  useKeys(go, index, slides.length)
  return (
    <div className="gallery">
      <div className="gallery__head">
        <p className="gallery__count" role="status">
          <span className="ui-hidden">Фото&nbsp;</span>
          {`${index + 1} из\u00a0${slides.length}`}
        </p>
        <button type="button" className="gallery__button" aria-label="Закрыть" onClick={close}>
          <X size={24} aria-hidden="true" />
        </button>
      </div>
      <section ref={strip} className="gallery__strip" aria-label="Фото" {...watching}>
        {slides.map((slide, place) => (
          <View key={slide.alt} slide={slide} first={place === at} shown={place === index} />
        ))}
      </section>
      {slides.length > 1 && <Arrows go={go} />}
    </div>
  )
}

function Arrows({ go }: { go: (step: number) => void }) {
  return (
    <>
      <button
        type="button"
        className="gallery__button gallery__button--back"
        aria-label="Предыдущее фото"
        onClick={() => go(-1)}
      >
        <ChevronLeft size={28} aria-hidden="true" />
      </button>
      <button
        type="button"
        className="gallery__button gallery__button--on"
        aria-label="Следующее фото"
        onClick={() => go(1)}
      >
        <ChevronRight size={28} aria-hidden="true" />
      </button>
    </>
  )
}

function View({ slide, first, shown }: { slide: Slide; first: boolean; shown: boolean }) {
  if (slide.kind === 'video') return <Video url={slide.url} alt={slide.alt} shown={shown} />
  // A phone gets more than its width: pictures are pinched there.
  const sizes = '(max-width: 719.98px) 200vw, 100vw'
  const shape: CSSProperties & { '--ratio': number } = { '--ratio': slide.ratio }
  return (
    <div className="gallery__slide" style={shape}>
      <Picture
        image={slide}
        alt={slide.alt}
        ratio={slide.ratio}
        sizes={sizes}
        eager={first}
        className="gallery__photo"
      />
    </div>
  )
}

/** A dish needs no sound; what is swiped away stops. */
function Video({ url, alt, shown }: { url: string; alt: string; shown: boolean }) {
  const video = useRef<HTMLVideoElement>(null)
  useEffect(() => {
    if (!shown) video.current?.pause()
  }, [shown])
  return (
    <div className="gallery__slide">
      <video
        ref={video}
        className="gallery__video"
        src={url}
        aria-label={alt}
        controls
        muted
        playsInline
        preload="metadata"
      />
    </div>
  )
}

/** The strip of slides: where it stands, and how to walk it. What the person does with it by hand is followed. */
function useStrip(count: number, at: number) {
  const strip = useRef<HTMLElement>(null)
  const [index, setIndex] = useState(at)
  const byHand = useRef(false)
  const stand = (place: number, behavior: ScrollBehavior) =>
    strip.current?.scrollTo({ left: place * strip.current.clientWidth, behavior })
  useLayoutEffect(() => {
    strip.current?.scrollTo({ left: at * strip.current.clientWidth, behavior: 'instant' })
  }, [at])
  const go = (step: number) => {
    const next = stepTo(index, step, count)
    byHand.current = false
    setIndex(next)
    const isNear = Math.abs(next - index) === 1 && !matchMedia('(prefers-reduced-motion: reduce)').matches
    stand(next, isNear ? 'smooth' : 'instant')
  }
  useSwipeAround(strip, index, count, go)
  const takeInHand = () => {
    byHand.current = true
  }
  const watching = {
    // What scrolls must be reached by the keyboard.
    tabIndex: 0,
    onPointerDown: takeInHand,
    onWheel: takeInHand,
    onFocus: takeInHand,
    onScroll: () => {
      if (byHand.current && strip.current) setIndex(Math.round(strip.current.scrollLeft / strip.current.clientWidth))
    },
  }
  return { strip, index, go, watching }
}

function useKeys(go: (step: number) => void, index: number, count: number) {
  useEffect(() => {
    const steps: Record<string, number> = { ArrowRight: 1, ArrowLeft: -1, Home: -index, End: count - 1 - index }
    const walk = (event: KeyboardEvent) => {
      const step = steps[event.key]
      // A video has its own use for the arrows.
      if (step === undefined || event.target instanceof HTMLVideoElement) return
      event.preventDefault()
      if (step !== 0 && count > 1) go(step)
    }
    window.addEventListener('keydown', walk)
    return () => window.removeEventListener('keydown', walk)
  }, [go, index, count])
}
