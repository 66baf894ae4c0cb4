/** Replaces react-helmet in browsers. */
export const Helmet = () => null;
