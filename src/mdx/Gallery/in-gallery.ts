import {createContext} from 'react';

/** Whether what is rendered is in a gallery, where pictures play. */
export const InGallery = createContext(false);
