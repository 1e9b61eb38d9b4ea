export {
  drawFront,
  FRONT_WALLS,
  type FrontPicture,
  type FrontWall,
  SHOWCASES,
  type ShowcaseName,
} from './fronts/front.ts'
export { DISH_KINDS, type DishKind } from './kinds.ts'
export {
  drawLandscape,
  HOURS,
  type Hour,
  LANDSCAPE_VIEWS,
  type LandscapePicture,
  type LandscapeView,
  TIMES_OF_YEAR,
  type TimeOfYear,
  WEATHERS,
  type Weather,
} from './landscapes/index.ts'
export { drawLogo, drawMark, MARK_NAMES, type MarkName, type MarkPicture } from './marks/logo.ts'
export {
  drawPoster,
  MOTIF_NAMES,
  type MotifName,
  POSTER_GROUNDS,
  type PosterGround,
  type PosterPicture,
} from './posters/poster.ts'
export { type DishPicture, kindOf, RECIPE_PICTURES } from './recipes.ts'
export { renderPicture } from './render.ts'
export {
  CAR_AGES,
  CAR_ANGLES,
  CAR_BODIES,
  CAR_COLOURS,
  CAR_PLACES,
  type CarAge,
  type CarAngle,
  type CarBody,
  type CarColour,
  type CarPicture,
  type CarPlace,
  drawCar,
} from './scenes/car.ts'
export { drawRestaurantCover } from './scenes/cover.ts'
export { drawDish } from './scenes/dish.ts'
export { drawGoods, GOODS_KINDS, GOODS_VIEWS, type GoodsKind, type GoodsPicture } from './scenes/goods.ts'
export { drawHome, HOME_VIEWS, type HomePicture, type HomeView, SEASONS, type Season } from './scenes/home.ts'
export { drawPromo, PROMO_THEMES, type PromoTheme } from './scenes/promo.ts'
export { drawStory, STORY_THEMES, type StoryTheme } from './scenes/story.ts'
