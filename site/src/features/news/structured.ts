/** What search engines read of a page of news, as JSON of schema.org. */

import { pictureUrl } from '@ostrov/shared/images/picture-url'
import { RUBRICS } from '@ostrov/shared/news/rubrics'
import type { NewsArticleWire } from '@ostrov/shared/news/schema'
import { HOME, NEWS, newsPath, rubricPath } from '@ostrov/shared/paths'
import { type Crumb, whole } from '../../components/structured'

type Installation = { brand: string; origin: string }

/** The way to an article, or to its rubric's page. */
export function crumbsTo(rubric: keyof typeof RUBRICS | null, article?: NewsArticleWire): Crumb[] {
  return [
    { href: HOME, label: 'Главная' },
    { href: NEWS, label: 'Новости' },
    ...(rubric ? [{ href: rubricPath(rubric), label: RUBRICS[rubric] }] : []),
    ...(article ? [{ href: newsPath(article), label: article.title }] : []),
  ]
}

export function newsArticleData(article: NewsArticleWire, { brand, origin }: Installation) {
  const { title, lead, rubric, image, author, published_at, changed_at } = article
  const publisher = {
    '@type': 'Organization',
    name: brand,
    url: whole(origin, HOME),
    logo: { '@type': 'ImageObject', url: whole(origin, '/icon-512.png'), width: 512, height: 512 },
  }
  return {
    '@context': 'https://schema.org',
    '@type': 'NewsArticle',
    headline: title,
    description: lead,
    articleSection: RUBRICS[rubric],
    inLanguage: 'ru',
    mainEntityOfPage: { '@type': 'WebPage', '@id': whole(origin, newsPath(article)) },
    ...(image && { image: [whole(origin, pictureUrl(image.id, 1200, 'jpeg'))] }),
    datePublished: published_at,
    dateModified: changed_at,
    author: author ? { '@type': 'Person', name: author } : { '@type': 'Organization', name: brand, url: publisher.url },
    publisher,
  }
}
