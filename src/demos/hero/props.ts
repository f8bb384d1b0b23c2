/** What a reader of the home page can change. */
export type HeroProps = {
  text: string;
  color: string;
  /** 1 is normal speed. */
  speed: number;
};
