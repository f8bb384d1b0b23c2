import {closeCovering} from '@site/src/client/reading/close-covering';
import {followScroll} from '@site/src/client/reading/follow-scroll';

// The scripts that built pages have beside the bundle are not there.
followScroll(window.scrollY);
closeCovering(window.location.hash);
