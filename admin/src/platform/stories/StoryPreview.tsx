import type { ValuesOf } from '@ostrov/shared/forms/values'
import { adWords } from '@ostrov/shared/promotions/ad-words'
import type { STORY_FORM } from '@ostrov/shared/promotions/form'
import { ImageOff } from 'lucide-react'
import './stories.css'

/** The story as it will stand on a phone, while it is being written. */
export function StoryPreview({ story }: { story: ValuesOf<typeof STORY_FORM> }) {
  const { title, text, link, is_ad, advertiser_name, erid } = story
  const [picture] = story.image_id
  return (
    <section className="story-preview stack gap-3" aria-label="Как увидят на телефоне">
      <h3>На телефоне</h3>
      <div className="story-preview__phone vertical">
        {picture ? (
          <img src={picture.url} alt="" />
        ) : (
          <span className="story-preview__none">
            <ImageOff size={28} strokeWidth={1.5} aria-hidden="true" />
            Картинки пока нет
          </span>
        )}
        <span className="story-preview__bar" aria-hidden="true" />
        <div className="story-preview__words stack gap-2">
          <h4>{title.trim() || 'Заголовок'}</h4>
          {text.trim() && <p>{text}</p>}
          {is_ad && <small>{adWords({ advertiser_name: advertiser_name || '…', erid: erid || '…' })}</small>}
          {link && <span className="story-preview__link">Посмотреть</span>}
        </div>
      </div>
    </section>
  )
}
