import { nbsp } from '@ostrov/shared/formats/typography'
import { Button, buttonClass } from '@ostrov/shared/ui/Button'
import { Picture } from '@ostrov/shared/ui/Picture'
import type { ImageWire } from '@ostrov/shared/wire/schema'
import { X } from 'lucide-react'
import { useDragClose } from '../../components/drag-close'
import type { Closing } from '../modals/kind'
import './promotions.css'

export type PromoStory = { title: string; text: string; image: ImageWire | null; button: string } & (
  | { href: string; onPress?: undefined }
  | { href?: undefined; onPress: () => void }
)

/** What a promotion gives, over the whole screen: a pull down, the cross and Escape close it. */
export default function PromoCodeStory({ title, text, image, button, href, onPress, close }: PromoStory & Closing) {
  const drag = useDragClose(close)
  const press = async () => {
    await close()
    onPress?.()
  }
  return (
    <div className="story story--promo" {...drag}>
      <Picture image={image} alt="" ratio={9 / 16} sizes="480px" eager className="story__photo" />
      {/* What a finger pulls: a picture would be dragged by itself, and the page would scroll. */}
      <div className="story__field" aria-hidden="true" />
      <div className="story__words stack gap-3">
        <h3 className="story__title">{nbsp(title)}</h3>
        <p>{nbsp(text)}</p>
        {href === undefined ? (
          <Button variant="primary" wide onClick={press}>
            {button}
          </Button>
        ) : (
          <a className={buttonClass({ variant: 'primary', wide: true })} href={href}>
            {button}
          </a>
        )}
      </div>
      <button type="button" className="story__cross" aria-label="Закрыть" onClick={close}>
        <X size={24} aria-hidden="true" />
      </button>
    </div>
  )
}
